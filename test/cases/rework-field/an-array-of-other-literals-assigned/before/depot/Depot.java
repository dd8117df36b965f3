package depot;

class Depot {
    private Plan plan;

    void load(Crate crate) {
        int[] sizes = new int[] { 3, 4 };
        crate.fit(sizes);
    }

    void sign(Crate crate) {
        String[] names = new String[] { OWNER, PORT };
        crate.print(names);
    }
}
