/**
 * SQL: the seats of team `t` that are taken. Whoever has a premium licence takes one, invited or in; who only manages
 * takes none, nor who writes with the free one.
 */
export const seatsUsed = `(select count(*)::int from team_user u where u.team_id = t.id and u.status <> 'Removed'
  and u.licence = 'Premium' and u.position <> 'Admin Only')`;
