import { defineRule } from "../../rule.ts";

/** “I no what you mean” → “I know what you mean”. */
export const knowOrNo = defineRule({
  patterns: [
    {
      match:
        "[i|you|we|they|don't|didn't|doesn't|didnt|dont] no [what|how|who|where|why|when|that|if|it|him|her|them|the|about|whether|which]",
      replace: ["know"],
    },
    { match: "[to] no [what|how|where|why|whether|if]", replace: ["know"] },
  ],
});
