/**
 * Sites of money and of health records, which are never read: hosts, each with everything below it. What is
 * not named here is still left alone where a field says that it is sensitive.
 */
const hosts = `
abnamro.nl absa.co.za ally.com amazonpay.com americanexpress.com anz.com anz.co.nz axisbank.com bancomer.com bancosantander.es
bankofamerica.com bankofireland.com bankofscotland.co.uk bankwest.com.au barclaycard.co.uk barclays.co.uk barclays.com bbva.com
bbva.es bendigobank.com.au bmo.com bnpparibas.com bnz.co.nz boursorama.com bunq.com caixabank.es capitalone.com cash.app
charlesschwab.com chase.com cibc.com citi.com citibank.com citizensbank.com coinbase.com comdirect.de commbank.com.au
commerzbank.de consorsbank.de credit-agricole.fr credit-suisse.com danskebank.com danskebank.co.uk dbs.com dbs.com.sg
deutsche-bank.de discover.com dkb.de dnb.no epicmychart.com etrade.com fidelity.com firstdirect.com fnb.co.za gemini.com
goldmansachs.com halifax.co.uk handelsbanken.se hdfcbank.com hsbc.co.uk hsbc.com huntington.com icicibank.com ing.com ing.de
ing.nl ing-diba.de intesasanpaolo.com kbc.be key.com kiwibank.co.nz klarna.com kraken.com labanquepostale.fr lbbw.de
lcl.fr lloydsbank.co.uk lloydsbank.com macquarie.com marcus.com mastercard.com metrobankonline.co.uk monzo.com mtb.com
mychart.com n26.com nab.com.au nationwide.co.uk natwest.com navyfederal.org nbc.ca nedbank.co.za nordea.com ocbc.com
paypal.com pnc.com postbank.de postfinance.ch rabobank.nl raiffeisen.at raiffeisen.ch rbc.com rbcroyalbank.com rbs.co.uk
regions.com revolut.com robinhood.com sabadell.com santander.co.uk santander.com santanderbank.com sbi.co.in schwab.com
scotiabank.com seb.se sofi.com sparda.de sparkasse.de standardbank.co.za standardchartered.com starlingbank.com
stgeorge.com.au stripe.com suncorp.com.au swedbank.se synchrony.com tangerine.ca targobank.de td.com tdbank.com truist.com
tsb.co.uk ubs.com ulsterbank.co.uk unicredit.it unicreditgroup.eu uob.com.sg usaa.com usbank.com vanguard.com venmo.com
visa.com volksbank.de vr.de wealthsimple.com wellsfargo.com westpac.com.au westpac.co.nz wise.com zellepay.com zkb.ch
`;
const banks: ReadonlySet<string> = new Set(hosts.split(/\s+/).filter(Boolean));

/** Whether a host is that of a bank, or below one. Everything below `.bank` is one. */
export function isBank(host: string): boolean {
  const parts = host.toLowerCase().replace(/\.$/, "").split(".");
  return parts.at(-1) === "bank" || parts.some((_, at) => banks.has(parts.slice(at).join(".")));
}
