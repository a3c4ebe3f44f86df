/**
 * SQL for the number of seats used by team `t`. Everyone with a premium license uses one, invited or not; members who
 * only manage or have a free license use none.
 */
export const seatsUsed = `(select count(*)::int from team_user u where u.team_id = t.id and u.status <> 'Removed'
  and u.licence = 'Premium' and u.position <> 'Admin Only')`;
