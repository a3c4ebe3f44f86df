import { Link, useSearchParams } from "wouter";
import { useAccess } from "../../app/access.ts";
import { EditNote } from "../../app/EditNote.tsx";
import { OwnerSelect } from "../../app/OwnerSelect.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { useOwner } from "../../app/use-owner.ts";
import { content } from "../../texts/content.ts";
import { snippets as texts } from "../../texts/snippets.ts";
import { FolderList } from "./FolderList.tsx";
import { SnippetTable } from "./SnippetTable.tsx";
import { useFolders } from "./use-snippets.ts";
import "../../content/content.css";
import "./snippets.css";

/** The snippets of a person or a team: folders at the left, and their content at the right. */
export default function Screen() {
  const [owner, setOwner] = useOwner();
  const [search, setSearch] = useSearchParams();
  const access = useAccess(owner);
  const { folders, add, rename, remove } = useFolders(owner);
  const asked = Number(search.get("folder"));
  const open = folders.some(({ Id }) => Id === asked) ? asked : 0;
  const openFolder = (folder: number) => setSearch({ team: String(owner), ...(folder && { folder: String(folder) }) });
  return (
    <>
      <ScreenHead title={texts.title} about={texts.about}>
        <OwnerSelect label={content.whose} mine={content.mine} value={owner} onChange={setOwner} />
        <Link className="button button-outline" href={`/import/snippets?team=${owner}`}>
          {content.importExport}
        </Link>
      </ScreenHead>
      <EditNote owner={owner} note={content.readOnly} />
      <div className="with-folders">
        <FolderList
          folders={folders}
          open={open}
          onOpen={openFolder}
          canEdit={access.canEdit}
          onAdd={add}
          onRename={rename}
          onRemove={async (id) => {
            await remove(id);
            if (id === open) openFolder(0);
          }}
        />
        <SnippetTable key={`${owner}.${open}`} owner={owner} folders={folders} open={open} {...access} />
      </div>
    </>
  );
}
