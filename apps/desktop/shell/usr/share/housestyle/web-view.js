import GLib from "gi://GLib";
import Gtk from "gi://Gtk?version=3.0";
import JavaScriptCore from "gi://JavaScriptCore?version=4.1";
import WebKit2 from "gi://WebKit2?version=4.1";
import { contentOf } from "./server.js";

let shared;

/** What pages keep lies in the folder of the person, and stays: session, drafts, the page itself for times without a network. */
function context() {
  if (shared) return shared;
  const data = GLib.build_filenamev([GLib.get_user_data_dir(), "housestyle"]);
  const cache = GLib.build_filenamev([GLib.get_user_cache_dir(), "housestyle"]);
  GLib.mkdir_with_parents(data, 0o700);
  const manager = new WebKit2.WebsiteDataManager({ base_data_directory: data, base_cache_directory: cache });
  manager
    .get_cookie_manager()
    .set_persistent_storage(GLib.build_filenamev([data, "cookies"]), WebKit2.CookiePersistentStorage.SQLITE);
  shared = WebKit2.WebContext.new_with_website_data_manager(manager);
  return shared;
}

/**
 * A view of a page of the server, which may ask `answers` by name. Pages of others open in the browser instead, so that none of
 * them can ask anything here.
 */
export function webView(server, path, answers) {
  const content = new WebKit2.UserContentManager();
  const { START } = WebKit2.UserScriptInjectionTime;
  // Patterns of addresses know no port: the script itself looks where it is.
  const [origin] = /^https?:\/\/[^/]+/.exec(server) ?? [""];
  const script = WebKit2.UserScript.new(
    `if (location.origin === ${JSON.stringify(origin)})\n${contentOf("bridge.js").replace(/^\/\/.*\n/gm, "")}`,
    WebKit2.UserContentInjectedFrames.TOP_FRAME,
    START,
    null,
    null,
  );
  content.add_script(script);
  content.register_script_message_handler_with_reply("housestyle", null);
  content.connect("script-message-with-reply-received::housestyle", (_content, value, reply) => {
    const answered = (answer) =>
      reply.return_value(JavaScriptCore.Value.new_string(value.get_context(), JSON.stringify(answer ?? null)));
    Promise.resolve()
      .then(() => {
        const { what, ...about } = JSON.parse(value.to_string());
        const isOurs = view.get_uri()?.startsWith(`${server}/`);
        if (!isOurs || !Object.hasOwn(answers, what)) throw new Error("Unknown request.");
        return answers[what](about);
      })
      .then(answered, (error) => reply.return_error_message(String(error.message)));
    return true;
  });
  const view = new WebKit2.WebView({ web_context: context(), user_content_manager: content });
  view.get_settings().set_enable_developer_extras(false);
  view.connect("decide-policy", (_view, decision, type) => decide(server, decision, type));
  view.connect("create", (_view, action) => {
    browse(action.get_request().get_uri());
    return null;
  });
  view.load_uri(server + path);
  return view;
}

function decide(server, decision, type) {
  if (type === WebKit2.PolicyDecisionType.RESPONSE) return false;
  const address = decision.get_navigation_action().get_request().get_uri();
  const isOwn = address.startsWith(`${server}/`) || address === "about:blank" || address.startsWith("blob:");
  if (isOwn && type === WebKit2.PolicyDecisionType.NAVIGATION_ACTION) return false;
  decision.ignore();
  browse(address);
  return true;
}

function browse(address) {
  if (/^(?:https?|mailto):/.test(address)) Gtk.show_uri_on_window(null, address, Gtk.get_current_event_time());
}
