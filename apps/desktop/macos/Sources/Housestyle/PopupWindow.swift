import AppKit
import ApplicationServices

/// A small window with the remarks on some words. What is corrected goes into the clipboard, and back by Ctrl+Enter where the person has
/// allowed the app to press keys (Privacy, Accessibility).
final class PopupWindow: NSPanel {
  private var isPut = false

  init(text: String) {
    let place = NSEvent.mouseLocation
    super.init(
      contentRect: NSRect(x: place.x, y: place.y - 560, width: 440, height: 560),
      styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
    isReleasedWhenClosed = false
    isFloatingPanel = true
    entitle(0)
    contentView = PageView(
      path: "/office/popup.html",
      answers: [
        "text": { _ in text },
        "badge": { [weak self] asked in self?.entitle(asked["count"] as? Int ?? 0) },
        "put": { [weak self] asked in self?.put(asked["text"] as? String ?? "") },
        "done": { [weak self] asked in self?.done(paste: asked["paste"] as? Bool ?? false) },
      ])
  }

  @discardableResult
  private func entitle(_ count: Int) -> Any? {
    title = "\(count > 0 ? "(\(count)) " : "")Housestyle: selected words"
    return nil
  }

  private func put(_ text: String) -> Any? {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(text, forType: .string)
    isPut = true
    return nil
  }

  /// Has the program that is in front again paste.
  private func done(paste: Bool) -> Any? {
    // The page is answered before its window goes.
    DispatchQueue.main.async { [self] in
      close()
      guard paste, isPut, AXIsProcessTrusted() else { return }
      NSApplication.shared.hide(nil)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { pressCommandV() }
    }
    return nil
  }
}

private func pressCommandV() {
  let v: CGKeyCode = 9
  for isDown in [true, false] {
    let event = CGEvent(keyboardEventSource: nil, virtualKey: v, keyDown: isDown)
    event?.flags = .maskCommand
    event?.post(tap: .cghidEventTap)
  }
}
