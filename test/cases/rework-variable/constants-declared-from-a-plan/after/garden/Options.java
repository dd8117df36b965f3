package garden;

class Options {
    private static final int DEFAULT_ROWS = 8;
    private static final String DEFAULT_KIND = "rose";
    private int rows;
    private String kind;

    void fill(Plan plan) {
        begin();
        int many = plan.number("rows", DEFAULT_ROWS);
        plant(many);
        String name = plan.text("kind", DEFAULT_KIND);
        water(name);
        end();
    }
}
