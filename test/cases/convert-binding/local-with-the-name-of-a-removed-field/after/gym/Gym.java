package gym;

public class Gym {
    private int members;

    public String report() {
        String visits = Counter.at("door").monthly();
        return members + " members, " + visits;
    }
}
