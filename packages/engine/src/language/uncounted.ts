import { wordSet } from "../text/word-set.ts";

/** Nouns that have no plural, or whose singular follows a number: two hundred, three dozen, these fruit. */
export const uncounted = wordSet(`
  material counsel pointer target evening open know offer hundred thousand million billion dozen score percent per
  cent kind sort type fish fruit sheep deer aircraft craft water money information advice furniture equipment music
  work evidence research stuff time way pair foot head stone pm am o'clock kg km cm mm ft lb other one more less
  much hair food traffic pound quid grand fold thing's star bedroom piece part page point story storey man left
  right present past future few half quarter third mile year day hour minute week month inch metre meter acre degree
  dollar euro person bit staff crew data media homework software hardware feedback knowledge luggage scenery species
  means series news weather behaviour behavior progress training housing clothing shopping learning meaning
  beginning being feeling
`);
