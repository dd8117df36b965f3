package egg;

public class Egg {
    private int minutes;

    public String kind() {
        String kind;
        if (minutes < 5) {
            kind = "soft";
        } else {
            kind = "hard";
        }
        return kind + "-boiled";
    }
}
