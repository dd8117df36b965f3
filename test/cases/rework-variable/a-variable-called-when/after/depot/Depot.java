package depot;

class Depot {
    void load(Plan plan) {
        for (Clause when : plan.clauses()) {
            add(when);
        }
    }

    void send(Crate crate) {
        Page sheet = crate.page();
        print(sheet);
        keep(crate, sheet);
    }
}
