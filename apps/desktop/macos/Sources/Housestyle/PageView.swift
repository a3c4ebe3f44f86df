import AppKit
import WebKit

/// Answers what a page asks; nil says that there is nothing to say.
typealias Answer = ([String: Any]) throws -> Any?

/// A view of a page of the server, which may ask `answers` by name. Pages of others open in the browser instead, so that none of them can
/// ask anything here.
final class PageView: WKWebView, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandlerWithReply {
  private let answers: [String: Answer]
  private let left: () -> Void

  init(path: String, answers: [String: Answer], left: @escaping () -> Void = {}) {
    self.answers = answers
    self.left = left
    let configuration = WKWebViewConfiguration()
    // The script itself looks where it is.
    let origin = URL(string: Server.address).flatMap { url in
      url.host.map { "\(url.scheme ?? "https")://\($0)\(url.port.map { ":\($0)" } ?? "")" }
    }
    let source = "if (location.origin === \(quoted(origin ?? ""))) {\n\(Server.content(of: "bridge.js"))\n}"
    configuration.userContentController.addUserScript(
      WKUserScript(source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    super.init(frame: .zero, configuration: configuration)
    configuration.userContentController.addScriptMessageHandler(self, contentWorld: .page, name: "housestyle")
    navigationDelegate = self
    uiDelegate = self
    if let url = URL(string: Server.address + path) { load(URLRequest(url: url)) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("It is made by its path.") }

  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  ) {
    do {
      let body = (message.body as? String)?.data(using: .utf8) ?? Data()
      // Who asks is judged by where the message comes from, and not by what it says.
      guard message.frameInfo.isMainFrame, Server.owns(message.frameInfo.request.url ?? url),
        let asked = try JSONSerialization.jsonObject(with: body) as? [String: Any],
        let what = asked["what"] as? String, let answer = answers[what]
      else { throw Refusal(reason: "Nobody answers that.") }
      let told = try answer(asked) ?? NSNull()
      let json = try JSONSerialization.data(withJSONObject: told, options: .fragmentsAllowed)
      replyHandler(String(data: json, encoding: .utf8), nil)
    } catch {
      replyHandler(nil, (error as? Refusal)?.reason ?? error.localizedDescription)
    }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let address = action.request.url
    let isOwn = Server.owns(address) || address?.absoluteString == "about:blank" || address?.scheme == "blob"
    if isOwn, action.targetFrame?.isMainFrame == true { left() }
    if !isOwn { browse(address) }
    decisionHandler(isOwn ? .allow : .cancel)
  }

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    browse(action.request.url)
    return nil
  }

  private func browse(_ address: URL?) {
    guard let address, ["http", "https", "mailto"].contains(address.scheme ?? "") else { return }
    NSWorkspace.shared.open(address)
  }
}

/// A text as JavaScript writes it.
func quoted(_ text: String) -> String {
  let json = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
  return json.flatMap { String(data: $0, encoding: .utf8) } ?? "\"\""
}
