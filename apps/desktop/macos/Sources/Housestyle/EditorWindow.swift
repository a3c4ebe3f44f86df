import AppKit
import UniformTypeIdentifiers
import WebKit

/// The window of the editor.
final class EditorWindow: NSWindow {
  private let desk: Desk
  private var view: PageView?
  private var waiting: [[String: Any]] = []
  private var isThere = false
  private var opened = ""
  private var count = 0

  init(desk: Desk) {
    self.desk = desk
    super.init(
      contentRect: NSRect(x: 0, y: 0, width: 1100, height: 800),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    isReleasedWhenClosed = false
    let view = PageView(
      path: "/editor",
      answers: [
        "read": { [desk] asked in try desk.read(asked["file"] as? Int ?? -1) },
        "write": { [desk] asked in try desk.write(asked["file"] as? Int ?? -1, asked["bytes"] as? String ?? "") },
        "badge": { [weak self] asked in self?.show(count: asked["count"] as? Int ?? 0) },
        "choose": { [weak self] _ in self?.choose() },
        "launched": { [weak self] _ in self?.launched() },
      ],
      left: { [weak self] in self?.isThere = false })
    self.view = view
    contentView = view
    entitle()
    center()
  }

  func launch(_ file: URL) {
    launch(desk.add(file))
  }

  @objc func openFile(_ sender: Any?) {
    if let chosen = choose() { launch(chosen) }
  }

  private func launch(_ chosen: [String: Any]) {
    opened = chosen["name"] as? String ?? ""
    entitle()
    guard isThere, let json = try? JSONSerialization.data(withJSONObject: chosen),
      let text = String(data: json, encoding: .utf8)
    else {
      waiting.append(chosen)
      return
    }
    view?.evaluateJavaScript("housestyleDesktop.launch(\(text))", completionHandler: nil)
  }

  private func launched() -> [[String: Any]] {
    isThere = true
    defer { waiting = [] }
    return waiting
  }

  private func show(count: Int) -> Any? {
    self.count = count
    entitle()
    NSApplication.shared.dockTile.badgeLabel = count > 0 ? String(count) : nil
    return nil
  }

  private func entitle() {
    title = "\(count > 0 ? "(\(count)) " : "")\(opened.isEmpty ? "" : "\(opened) – ")Housestyle"
  }

  private func choose() -> [String: Any]? {
    let panel = NSOpenPanel()
    panel.allowedContentTypes = ["txt", "md", "markdown", "docx"].compactMap { UTType(filenameExtension: $0) }
    guard panel.runModal() == .OK, let file = panel.url else { return nil }
    return desk.add(file)
  }
}
