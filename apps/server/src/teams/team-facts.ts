/** SQL for today's date. */
export const today = "(now() at time zone 'utc')::date";

/** SQL for whether the license of team `t` has ended. */
export const expired = `(t.licence_expiry is not null and t.licence_expiry < ${today})`;

/** SQL for the verified addresses of the admins of team `t`. */
export const adminEmails = `array(select p.email from team_user a join person p on p.id = a.person_id
  where a.team_id = t.id and a.status = 'Active' and a.position in ('Admin', 'Admin Only') and p.email_verified)`;
