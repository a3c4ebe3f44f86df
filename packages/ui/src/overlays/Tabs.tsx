import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";

/** Tabs, one of which is visible. */
export function Tabs({
  label,
  items,
  selected,
  onSelect,
}: {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: ReactNode; readonly content: ReactNode }[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}) {
  return (
    <AriaTabs
      className="tabs"
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
    >
      <TabList className="tab-list" aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className="tab">
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="tab-panel">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
