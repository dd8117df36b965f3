package snow;

public class Plough {
    private String at = "";

    public void home() {
        at = "north yard";
        System.out.println("driving to " + "north yard");
    }
}
