package snow;

public class Plough {
    private static final String DEPOT = "north yard";
    private String at = "";

    public void home() {
        at = DEPOT;
        System.out.println("driving to " + DEPOT);
    }
}
