package gym;

public class Gym {
    private int visits;
    private int members;

    public void visit() {
        visits++;
    }

    public String report() {
        return members + " members";
    }
}
