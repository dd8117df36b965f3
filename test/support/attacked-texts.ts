// Parts of files in languages that are read by lines, which moves in a receipt's tests are made of.

/** A file of some parts, with an empty line between two. */
export const text = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

export const GO = {
  read: `func readSettings(path string) (*Settings, error) {
\tfile, err := os.Open(path)
\tif err != nil {
\t\tlogFailure("cannot open", path, err)
\t\treturn nil, err
\t}
\tdefer file.Close()
\tsettings := newSettings(path)
\tif err := decodeInto(file, settings); err != nil {
\t\treturn nil, wrap(err, path)
\t}
\treturn settings, nil
}`,
  write: `func writeReport(report *Report, target io.Writer) error {
\twriter := bufio.NewWriter(target)
\tfor _, line := range report.Lines {
\t\tfmt.Fprintf(writer, "%s: %d\\n", line.Name, line.Amount)
\t\treport.written++
\t}
\treturn writer.Flush()
}`,
  head: `package shop\n\nimport "os"`,
};

export const KOTLIN = {
  load: `fun loadPrices(folder: File, currency: String): Map<String, Price> {
    val prices = mutableMapOf<String, Price>()
    for (file in folder.listFiles().orEmpty()) {
        val content = file.readText(Charsets.UTF_8)
        prices[file.nameWithoutExtension] = Price(content.trim(), currency)
    }
    return prices
}`,
  query: `fun queryFor(table: String, limit: Int): String {
    val columns = columnsOf(table)
    return """
        select $columns
          from $table
         limit $limit
    """
}`,
  print: `fun printPrices(prices: Map<String, Price>, out: Appendable) {
    for ((name, price) in prices.toSortedMap()) {
        out.append(name).append(": ").append(price.amount)
        out.appendLine()
    }
}`,
};

export const PYTHON = {
  load: `def load_prices(folder, encoding):
    prices = {}
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if not name.endswith(".csv"):
            continue
        with open(path, encoding=encoding) as stream:
            prices[name] = parse_prices(stream.read(), name)
    return prices`,
  close: `def close_everything(sessions, timeout):
    for session in sessions:
        session.flush()
        if session.is_open():
            session.close(timeout=timeout)
            count_closed(session)`,
  usage: `def usage(program):
    return f"""
    usage: {program} [options] FOLDER

        --encoding NAME   of the files
    """`,
};

export const SCRIPT = {
  render: `export function renderPrices(prices: Price[], target: HTMLElement): void {
  const rows = prices.map((price) => rowOf(price, target.dataset.currency));
  target.replaceChildren(...rows);
  if (rows.length === 0) {
    target.append(emptyRow(target.dataset.label));
  }
  target.dispatchEvent(new Event('rendered'));
}`,
  page: `export function pageOf(title: string, body: string): string {
  const head = headOf(title);
  return \`<!doctype html>
<pre>
  \${body}
</pre>
\${head}\`;
}`,
  sum: `export function sumOf(prices: Price[], rate: number): number {
  let total = 0;
  for (const price of prices) {
    total += price.amount * rate;
    noteSum(price, total);
  }
  return total;
}`,
};

export const YAML = {
  build: `  build:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v4
      - run: |
          make build
          make release --sign
        env:
          TOKEN: \${{ secrets.RELEASE_TOKEN }}`,
  lint: `  lint:
    runs-on: ubuntu-22.04
    permissions: read-all
    steps:
      - uses: actions/setup-node@v4
      - run: npm run lint -- --max-warnings 0`,
  other: `  docs:
    runs-on: ubuntu-latest
    steps:
      - run: make pages`,
};

export const MARKDOWN = {
  install: `## Installing the server

Take the archive of the newest release and unpack it where nobody else writes.
The service reads its settings from that folder alone.

    tar xf server.tar.gz

Start it once by hand, and look whether it finds its database.`,
  backup: `## Copies of the database

Copies are made at night; keep those of two weeks.
Nobody is told when one of them fails, so look at the list.`,
  other: `## Who may read this

Everybody who runs the server for others.`,
};

export const MAKE = {
  release: `release: build
\t./scripts/sign.sh dist/server.tar.gz
\t./scripts/upload.sh --channel stable dist/server.tar.gz

announce: release
\t./scripts/announce.sh --to everybody CHANGELOG.md`,
  build: `build: $(SOURCES)
\tmkdir -p dist objects
\t$(COMPILER) --optimise --out dist/server $(SOURCES)`,
};

export const SQL = {
  orders: `create table orders (
  id bigint primary key,
  customer_id bigint not null references customers (id),
  placed_at timestamp not null default now(),
  total numeric(12, 2) not null check (total >= 0)
);`,
  customers: `create table customers (
  id bigint primary key,
  email varchar(320) not null unique,
  display_name varchar(80) not null,
  is_blocked boolean not null default false
);`,
  remove: `delete from sessions where expires_at < now() - interval '30 days';
update accounts set failed_logins = 0 where last_login > now() - interval '1 day';`,
};

export const CSHARP = {
  help: `    public string HelpFor(string program, int limit)
    {
        var options = OptionsOf(program);
        return @"usage of " + program + @":
  --limit
  --folder" + options.Take(limit);
    }`,
  sum: `    public decimal SumOf(IReadOnlyList<Price> prices, decimal rate)
    {
        var total = prices.Sum(price => price.Amount * rate);
        Log.Debug("sum of {Count} prices", prices.Count);
        return Math.Round(total, 2, MidpointRounding.ToEven);
    }`,
};
