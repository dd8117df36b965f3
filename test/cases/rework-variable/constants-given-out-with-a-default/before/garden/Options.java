package garden;

class Options {
    private static final int DEFAULT_ROWS = 8;
    private static final String DEFAULT_KIND = "rose";
    private int rows;
    private String kind;

    void fill() {
        begin();
        this.rows = DEFAULT_ROWS;
        this.kind = DEFAULT_KIND;
        end();
    }
}
