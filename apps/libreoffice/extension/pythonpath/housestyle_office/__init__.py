"""Housestyle in the sidebar of LibreOffice Writer."""
