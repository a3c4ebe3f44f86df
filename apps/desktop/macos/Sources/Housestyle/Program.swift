import AppKit

/// What the system tells the app: that it has begun, what is opened with it, words somebody has selected elsewhere.
final class Program: NSObject, NSApplicationDelegate {
  private let desk = Desk()
  private var editor: EditorWindow?
  private var popups: [PopupWindow] = []

  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApplication.shared.mainMenu = menu()
    NSApplication.shared.servicesProvider = self
    if CommandLine.arguments.contains("--popup") { checkClipboard(nil) } else { showEditor() }
  }

  func application(_ application: NSApplication, open files: [URL]) {
    for file in files where file.isFileURL { showEditor().launch(file) }
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }

  /// The service of the same name in `Info.plist`: words selected in any program.
  @objc func checkSelection(_ pasteboard: NSPasteboard, userData: String, error: AutoreleasingUnsafeMutablePointer<NSString>) {
    check(pasteboard.string(forType: .string) ?? "")
  }

  @objc func checkClipboard(_ sender: Any?) {
    check(NSPasteboard.general.string(forType: .string) ?? "")
  }

  @objc private func openFile(_ sender: Any?) {
    showEditor().openFile(sender)
  }

  private func check(_ text: String) {
    popups.removeAll { !$0.isVisible }
    let popup = PopupWindow(text: text)
    popups.append(popup)
    NSApplication.shared.activate(ignoringOtherApps: true)
    popup.makeKeyAndOrderFront(nil)
  }

  @discardableResult
  private func showEditor() -> EditorWindow {
    let window = editor ?? EditorWindow(desk: desk)
    editor = window
    NSApplication.shared.activate(ignoringOtherApps: true)
    window.makeKeyAndOrderFront(nil)
    return window
  }

  /// Without it no key of the system's reaches a page: copy, paste, undo.
  private func menu() -> NSMenu {
    let app = submenu("Housestyle", [("Quit", #selector(NSApplication.terminate(_:)), "q")])
    let file = submenu(
      "File",
      [
        ("Open…", #selector(openFile(_:)), "o"), ("Check clipboard", #selector(checkClipboard(_:)), "k"),
        ("Close", #selector(NSWindow.performClose(_:)), "w"),
      ])
    let edit = submenu(
      "Edit",
      [
        ("Undo", Selector(("undo:")), "z"), ("Redo", Selector(("redo:")), "Z"),
        ("Cut", #selector(NSText.cut(_:)), "x"), ("Copy", #selector(NSText.copy(_:)), "c"),
        ("Paste", #selector(NSText.paste(_:)), "v"), ("Select all", #selector(NSText.selectAll(_:)), "a"),
      ])
    let menu = NSMenu()
    for part in [app, file, edit] { menu.addItem(part) }
    return menu
  }

  private func submenu(_ title: String, _ items: [(String, Selector, String)]) -> NSMenuItem {
    let menu = NSMenu(title: title)
    for (name, action, key) in items { menu.addItem(withTitle: name, action: action, keyEquivalent: key) }
    let item = NSMenuItem()
    item.submenu = menu
    return item
  }
}
