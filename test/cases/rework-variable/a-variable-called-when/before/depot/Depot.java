package depot;

class Depot {
    void load(Plan plan) {
        for (Clause when : plan.clauses()) {
            add(when);
        }
    }

    void send(Crate crate) {
        Page page = crate.page();
        print(page);
        keep(crate, page);
    }
}
