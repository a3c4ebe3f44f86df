import {
  Badge,
  Breadcrumbs,
  Button,
  Chip,
  EmptyState,
  ErrorArea,
  Pagination,
  Progress,
  Skeleton,
  type Tone,
  tableTexts,
} from "@housestyle/ui";
import { FileText } from "lucide-react";
import { useState } from "react";
import { gallery } from "../../texts/gallery.ts";
import type { GalleryTheme } from "./theme.ts";

const texts = gallery.feedback;
const tones: readonly Tone[] = ["neutral", "accent", "success", "warning", "danger"];

/** All components that show a status. */
export function FeedbackParts({ theme }: { readonly theme: GalleryTheme }) {
  const [page, setPage] = useState(4);
  return (
    <>
      <ErrorArea title={texts.problemTitle} messages={texts.problems} />
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        icon={<FileText size={32} strokeWidth={1} aria-hidden />}
        action={<Button tone="primary">{texts.emptyAction}</Button>}
      />
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Progress label={texts.progress} value={12} max={40} delay={0} />
      <Progress label={texts.going} delay={0} />
      <div className="gallery-row">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {texts.badges[tone]}
          </Badge>
        ))}
      </div>
      <div className="gallery-row">
        <Chip>{texts.chip}</Chip>
        <Chip pressed onPress={() => {}}>
          {texts.chip}
        </Chip>
        <Chip onRemove={() => {}} removeLabel={texts.chipRemove}>
          {texts.chip}
        </Chip>
      </div>
      <Breadcrumbs
        label={`${texts.crumbs} (${theme})`}
        steps={texts.steps.map((label, at) => ({ label, href: `#step-${at}` }))}
      />
      <Pagination
        page={page}
        pages={12}
        texts={{ ...tableTexts.pages, label: `${tableTexts.pages.label} (${theme})` }}
        onPage={setPage}
      />
    </>
  );
}
