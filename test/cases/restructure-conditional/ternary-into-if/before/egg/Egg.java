package egg;

public class Egg {
    private int minutes;

    public String kind() {
        String kind = minutes < 5 ? "soft" : "hard";
        return kind + "-boiled";
    }
}
