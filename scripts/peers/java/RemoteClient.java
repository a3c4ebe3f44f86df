import java.net.URI;
import java.util.List;
import org.languagetool.remote.CheckConfiguration;
import org.languagetool.remote.CheckConfigurationBuilder;
import org.languagetool.remote.RemoteLanguageTool;
import org.languagetool.remote.RemoteResult;

/** Drives LanguageTool's own client: address, wrong text, right text, address of an account, its key. A line for each answer. */
public final class RemoteClient {
  private RemoteClient() {}

  public static void main(String[] args) throws Exception {
    RemoteLanguageTool tool = new RemoteLanguageTool(URI.create(args[0]).toURL());
    String wrong = args[1];
    String right = args[2];
    tell("longest", tool.getMaxTextLength() > 10_000);
    tell("rules", tool.getConfigurationInfo("language=en-US").getRemoteRules().size() > 100);
    tell("wrong", corrected(wrong, tool.check(wrong, "en-US")));
    tell("right", corrected(right, tool.check(right, "en-US")));
    CheckConfiguration onlyArticles =
        new CheckConfigurationBuilder("en-US").enabledRuleIds("grammar/a-or-an").enabledOnly().build();
    tell("only", tool.check(wrong, onlyArticles).getMatches().size());
    CheckConfiguration keyed =
        new CheckConfigurationBuilder("en-US").mode("all").level("picky").username(args[3]).apiKey(args[4]).build();
    tell("keyed", corrected(wrong, tool.check(wrong, keyed)));
    tell("server", tool.check(right, "en-US").getRemoteServer().getSoftware());
  }

  /** The text after the first suggestion of every match. */
  private static String corrected(String text, RemoteResult result) {
    StringBuilder all = new StringBuilder(text);
    for (var match : result.getMatches()) {
      int start = match.getErrorOffset();
      String first = match.getReplacements().orElse(List.of("?")).get(0);
      all.replace(start, start + match.getErrorLength(), first);
    }
    return result.getMatches().size() + " " + all;
  }

  private static void tell(String what, Object answer) {
    System.out.println(what + ": " + answer);
  }
}
