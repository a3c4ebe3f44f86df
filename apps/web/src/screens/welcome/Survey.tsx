import { Button, Form, RadioGroup } from "@housestyle/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "../../app/query-client.ts";
import { refreshSession, type SessionProfile, useSession } from "../../app/session.ts";
import { TeamOffers } from "../../app/TeamOffers.tsx";
import { useSave } from "../../content/use-save.ts";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { FormErrors } from "../../site/sign-in/FormErrors.tsx";
import { MailFolderNote } from "../../site/sign-in/MailFolderNote.tsx";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { WriterTypeSelect } from "../../site/sign-in/WriterTypeSelect.tsx";
import { signIn } from "../../texts/sign-in.ts";

const { welcome: texts } = signIn;
type Purpose = keyof typeof texts.purposes;
type ReferralSource = keyof typeof texts.hears;

/**
 * The questions, except for what was answered at sign-up. Finishing saves the answers and skipping saves none. After
 * either, they are not asked again.
 */
export function Survey({
  profile,
  isCompanyLost,
}: {
  readonly profile: SessionProfile;
  readonly isCompanyLost: boolean;
}) {
  const [WriterType, setWriterType] = useState(profile.WriterType);
  const [purpose, setPurpose] = useState<Purpose>();
  const [heard, setHeard] = useState<ReferralSource>();
  const isFolder = useSession(({ site }) => site?.MailFolder === true);
  const { pending, errors, run } = useSave();

  // The session then says that the questions are done, and the screen leads on.
  const complete = async () => {
    await askServer((server) => server.completeSurvey({}));
    await refreshSession();
  };
  const finish = async () => {
    const Preferences = { ...profile.Preferences, ...(purpose && { purpose }), ...(heard && { heard }) };
    await askServer((server) => server.changeProfile({ WriterType, Preferences }));
    await complete();
  };
  return (
    <SignInPage title={texts.title(profile.Name)} lead={texts.lead}>
      <QueryClientProvider client={queryClient}>
        <TeamOffers />
      </QueryClientProvider>
      {isCompanyLost ? <p className="sign-in-note">{texts.companyFailed}</p> : null}
      <Form noValidate onSubmit={() => run(finish)}>
        <FormErrors errors={errors} />
        {profile.WriterType === "Other" ? (
          <WriterTypeSelect label={texts.writerType} value={WriterType} onChange={setWriterType} />
        ) : null}
        <RadioGroup label={texts.purpose} options={choices(texts.purposes)} value={purpose} onChange={setPurpose} />
        <RadioGroup label={texts.heard} options={choices(texts.hears)} value={heard} onChange={setHeard} />
        <Button type="submit" tone="primary" className="sign-in-submit" pending={pending}>
          {purpose === "team" ? texts.toTeam : texts.finish}
        </Button>
        <Button tone="quiet" className="sign-in-submit" pending={pending} onClick={() => void run(complete)}>
          {texts.skip}
        </Button>
      </Form>
      {profile.EmailVerified ? null : (
        <div className="sign-in-foot">
          {isFolder ? null : <p>{texts.mailSent(profile.Email)}</p>}
          <MailFolderNote />
        </div>
      )}
    </SignInPage>
  );
}

function choices<Name extends string>(names: Readonly<Record<Name, string>>) {
  return (Object.keys(names) as Name[]).map((value) => ({ value, label: names[value] }));
}
