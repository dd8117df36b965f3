package garden;

class Options {
    private static final int DEFAULT_ROWS = 8;
    private static final String DEFAULT_KIND = "rose";
    private int rows;
    private String kind;

    void fill() {
        begin();
        int many = DEFAULT_ROWS;
        plant(many);
        String name = DEFAULT_KIND;
        water(name);
        end();
    }
}
