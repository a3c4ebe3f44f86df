/** Emails as mail programs lay them out while they are answered, by program. Their writer has written “Mine.” and nothing else. */
export const answeredMails: Readonly<Record<string, string>> = {
  Gmail: `<div dir="ltr"><div>Mine.</div><br clear="all"><div><div class="gmail_signature" data-smartmail="gmail_signature">Sign.</div></div></div>
    <div class="gmail_quote gmail_quote_container"><div class="gmail_attr">On Monday Ann wrote:</div><blockquote class="gmail_quote">Theirs.</blockquote></div>`,
  "Outlook on the web": `<div>Mine.</div><div id="Signature">Sign.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">From: Ann</div>
    <div>Theirs.</div><p>Theirs, too.</p>`,
  "the new Outlook": `<div class="elementToProof">Mine.</div><div id="mail-editor-reference-message-container"><div>Theirs.</div></div><div>Theirs.</div>`,
  "an answer in Outlook to an answer": `<div>Mine.</div><hr><div id="x_divRplyFwdMsg">From: Ann</div><div>Theirs.</div>`,
  "a marker deep inside": `<div><div>Mine.</div><div><hr id="appendonsend"><p>Theirs.</p></div><p>Theirs.</p></div><p>Theirs.</p>`,
  "Outlook for phones": `<div>Mine.</div><div id="ms-outlook-mobile-signature">Sign.</div><div class="ms-outlook-mobile-reference-message">Theirs.</div>`,
  Proton: `<div style="font-family: Arial">Mine.</div><div class="protonmail_signature_block protonmail_signature_block-empty"><div>Sign.</div></div>
    <div class="protonmail_quote">On Monday Ann wrote:<blockquote class="protonmail_quote" type="cite">Theirs.</blockquote></div>`,
  Yahoo: `<div><div>Mine.</div></div><div id="yahoo_quoted_123" class="yahoo_quoted"><div>Theirs.</div></div>`,
  Thunderbird: `<div class="moz-cite-prefix">Ann wrote:</div><blockquote type="cite" cite="mid:1">Theirs.</blockquote><p>Mine.</p><pre class="moz-signature">Sign.</pre>`,
  "Apple Mail": `<div>Mine.</div><div id="AppleMailSignature">Sign.</div><blockquote type="cite"><div>Theirs.</div></blockquote>`,
  Fastmail: `<div>Mine.</div><div id="sig123" class="signature">Sign.</div><blockquote type="cite" id="qt">Theirs.</blockquote>`,
  Zoho: `<div>Mine.</div><div class="zmail_extra"><div>Theirs.</div></div>`,
  Tuta: `<div>Mine.</div><div class="tutanota_signature">Sign.</div><blockquote class="tutanota_quote">Theirs.</blockquote>`,
  GMX: `<div>Mine.</div><div name="quote">Theirs.</div>`,
  Roundcube: `<p>Mine.</p><p id="reply-intro">Ann wrote:</p><blockquote>Theirs.</blockquote>`,
  Spark: `<div>Mine.</div><div name="messageSignatureSection">Sign.</div><div name="messageReplySection">Theirs.</div>`,
};
