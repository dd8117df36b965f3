package depot;

class Depot {
    private Plan plan;
    private int[] sizes;
    private String[] names;

    void load(Crate crate) {
        sizes = new int[] { 5, 6 };
        crate.fit(sizes);
    }

    void sign(Crate crate) {
        names = new String[] { BUYER, SHIP };
        crate.print(names);
    }
}
