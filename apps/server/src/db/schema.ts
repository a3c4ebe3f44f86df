import type { dictionary, guideItems, guides, snippetFolders, snippets, termBases, terms } from "@housestyle/tables";
import type { ColumnType, Generated } from "kysely";
import type { ColumnsOf } from "./columns-of.ts";

/** A column with a default. */
type Defaulted<T> = Generated<T>;

/** The columns of every content row. */
interface Content {
  /** The person or team it belongs to, first in every key. */
  readonly owner_id: number;
  readonly id: Generated<number>;
  readonly created_by: number | null;
  readonly created_on: Defaulted<Date>;
  readonly modified_on: Defaulted<Date>;
  readonly row_version: Defaulted<number>;
}

interface PersonTable {
  readonly id: Generated<number>;
  readonly name: string;
  readonly email: string;
  readonly email_verified: Defaulted<boolean>;
  readonly created_at: Defaulted<Date>;
  readonly writer_type: Defaulted<string>;
  readonly default_style: Defaulted<string>;
  readonly is_operator: Defaulted<boolean>;
  readonly disabled_on: Defaulted<Date | null>;
  readonly last_seen: Defaulted<Date | null>;
  readonly survey_done: Defaulted<boolean>;
  readonly licence_type: number | null;
  readonly plan_type: Defaulted<number>;
  readonly preferences: Defaulted<Record<string, unknown>>;
}

interface SessionTable {
  readonly id: Generated<number>;
  readonly person_id: number;
  readonly token: string;
  readonly expires_at: Date;
  readonly created_at: Defaulted<Date>;
  readonly updated_at: Defaulted<Date>;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
}

interface ApiTokenTable {
  readonly owner_id: number;
  readonly id: Generated<number>;
  readonly person_id: number;
  readonly name: string;
  readonly hash: Buffer;
  readonly hint: string;
  readonly scopes: string[];
  readonly created_on: Defaulted<Date>;
  readonly last_used_on: Date | null;
  readonly expires_on: Date | null;
  readonly client_id: string | null;
}

interface OAuthClientTable {
  readonly id: string;
  readonly name: string;
  readonly redirect_uris: string[];
  readonly made_on: Defaulted<Date>;
  readonly expires_on: Date;
}

interface TeamTable {
  readonly id: Generated<number>;
  readonly name: string;
  readonly company_name: Defaulted<string>;
  readonly company_address: Defaulted<string>;
  readonly vat_number: Defaulted<string>;
  readonly country: Defaulted<string>;
  readonly licence_type: Defaulted<number>;
  readonly plan_type: Defaulted<number>;
  readonly seats: number | null;
  /** `yyyy-mm-dd` */
  readonly licence_expiry: string | null;
  readonly language: Defaulted<string>;
  readonly default_style: Defaulted<string>;
  readonly allow_user_dictionary: Defaulted<boolean>;
  readonly allow_term_proposals: Defaulted<boolean>;
  readonly allow_rules_off: Defaulted<boolean>;
  readonly show_members_analytics: Defaulted<boolean>;
  readonly guest_access: Defaulted<string>;
  readonly allow_provenance: Defaulted<boolean>;
  readonly auto_join_domains: Defaulted<string[]>;
  readonly allowed_domains: Defaulted<string[]>;
  readonly flags: Defaulted<Record<string, boolean>>;
  readonly goals: Defaulted<Record<string, unknown>>;
  readonly deeper: Defaulted<string>;
  readonly owner_person_id: number | null;
  readonly created_on: Defaulted<Date>;
  readonly modified_on: Defaulted<Date>;
  readonly row_version: Defaulted<number>;
}

interface TeamUserTable {
  readonly team_id: number;
  readonly id: Generated<number>;
  readonly person_id: number | null;
  readonly email: string;
  readonly position: "User" | "Admin" | "Admin Only";
  readonly licence: "Free" | "Premium";
  readonly status: "Invited" | "Active" | "Removed";
  readonly invitation_hash: Buffer | null;
  readonly join_code: string | null;
  readonly invitation_ends_on: Date | null;
  readonly invited_by: number | null;
  readonly invited_on: Defaulted<Date>;
  readonly joined_on: Date | null;
  /** When they last chose to work in this team. */
  readonly chosen_on: Date | null;
  /** The domain through which they joined. */
  readonly offered_domain: string | null;
  readonly last_active_on: Date | null;
  readonly row_version: Defaulted<number>;
}

interface SnippetUseTable {
  readonly owner_id: number;
  readonly snippet_id: number;
  readonly use_count: Defaulted<number>;
  readonly last_used_on: Date | null;
}

interface StyleTemplateTable {
  readonly owner_id: number;
  readonly template_id: number;
  readonly is_selected: boolean;
  readonly config: unknown;
  readonly modified_by: number | null;
  readonly modified_on: Defaulted<Date>;
}

interface UsageMarkTable {
  readonly owner_id: number;
  readonly id: Generated<number>;
  readonly person_id: number;
  /** `yyyy-mm-dd` */
  readonly day: string;
}

interface InsightLetterTable {
  readonly owner_id: number;
  /** `yyyy-mm-dd` */
  readonly told_week: string;
}

interface FeedbackTable {
  readonly owner_id: number;
  readonly id: Generated<number>;
  readonly kind: string;
  readonly text: string;
  readonly rating: number | null;
  readonly tag: string;
  readonly report: string;
  readonly help_id: string;
  readonly tag_id: string;
  readonly url: string;
  readonly email: string;
  readonly client: number;
  readonly version: string;
  readonly consent_to_quote: boolean;
  readonly created_on: Defaulted<Date>;
}

interface ContentImportTable {
  readonly owner_id: number;
  readonly id: Generated<number>;
  readonly content: string;
  readonly file_name: Defaulted<string>;
  readonly format: string;
  readonly mode: string;
  readonly imported: number;
  readonly updated: number;
  readonly removed: number;
  readonly created_by: number | null;
  readonly created_on: Defaulted<Date>;
  readonly undone_by: number | null;
  readonly undone_on: Date | null;
}

interface ImportChangeTable {
  readonly owner_id: number;
  readonly import_id: number;
  readonly table_name: string;
  readonly row_id: number;
  readonly action: "added" | "changed" | "removed";
  readonly before: unknown;
  readonly stamp: string | null;
}

/** The tables after all migrations, for typed queries. Ids are 64-bit numbers, read as JavaScript numbers. */
export interface Schema {
  readonly instance: {
    readonly only_row: ColumnType<boolean, never, never>;
    readonly id: ColumnType<string, never, never>;
    readonly created_at: ColumnType<Date, never, never>;
    readonly secret_mark: string | null;
    readonly backed_up_on: Date | null;
    readonly backed_up_rows: number | null;
  };
  readonly owner: { readonly id: number; readonly rules_version: Defaulted<number> };
  readonly person: PersonTable;
  readonly session: SessionTable;
  readonly api_token: ApiTokenTable;
  readonly oauth_client: OAuthClientTable;
  readonly team: TeamTable;
  readonly team_user: TeamUserTable;
  readonly dictionary_entry: Content & ColumnsOf<typeof dictionary>;
  readonly snippet_folder: Content & ColumnsOf<typeof snippetFolders>;
  readonly snippet: Content & ColumnsOf<typeof snippets>;
  readonly snippet_use: SnippetUseTable;
  readonly style_guide: Content & ColumnsOf<typeof guides>;
  readonly style_guide_item: Content & ColumnsOf<typeof guideItems>;
  readonly style_template: StyleTemplateTable;
  readonly term_base: Content & ColumnsOf<typeof termBases>;
  readonly term: Content & ColumnsOf<typeof terms>;
  readonly content_import: ContentImportTable;
  readonly import_change: ImportChangeTable;
  readonly usage_mark: UsageMarkTable;
  readonly insight_letter: InsightLetterTable;
  readonly feedback: FeedbackTable;
}
