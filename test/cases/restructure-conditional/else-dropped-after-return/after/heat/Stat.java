package heat;

public class Stat {
    private int wanted = 20;

    public String advise(int degrees) {
        if (degrees < wanted) {
            return "heat";
        }
        return "wait";
    }
}
