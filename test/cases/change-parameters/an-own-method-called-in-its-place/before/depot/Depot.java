package depot;

class Depot {
    private Plan plan;

    Report load(String crate, String shelf, String weight) {
        String owner = null;
        if (crate == null) {
            crate = "none";
        }
        if (weight == null) {
            weight = "0";
        }
        return new Loader(crate, owner, shelf, weight).load();
    }

    void close() {
        plan.close();
    }
}
