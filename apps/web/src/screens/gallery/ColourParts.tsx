import { gallery } from "../../texts/gallery.ts";

const texts = gallery.colours;
const grounds = ["paper", "surface", "raised", "line", "control"];
const inks = ["ink", "secondary", "faint", "accent", "success", "warning", "danger"];

/** The colours and sizes everything is drawn with. */
export function ColourParts() {
  return (
    <>
      <div className="gallery-row">
        {grounds.map((name) => (
          <span key={name} className="gallery-ground" style={{ background: `var(--${name})` }}>
            <span className="gallery-name">{name}</span>
          </span>
        ))}
      </div>
      <div className="gallery-row">
        {inks.map((name) => (
          <span key={name} style={{ color: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </div>
      <div className="gallery-sizes">
        {texts.sizes.map((size, at) => (
          <p key={size} style={{ font: `400 var(--size-${at + 1}) / 1.25 var(--serif)` }}>
            {texts.sample}
          </p>
        ))}
      </div>
    </>
  );
}
