const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Does what is about today, UTC, as the database's clock has it; once more when the day has changed meanwhile. `work`
 * is given today and the day before.
 */
export async function withinOneDay(work: (today: string, yesterday: string) => Promise<void>): Promise<void> {
  for (;;) {
    const [today, yesterday] = [dayAfter(0), dayAfter(-1)];
    try {
      await work(today, yesterday);
      return;
    } catch (error) {
      if (dayAfter(0) === today) throw error;
    }
  }
}
