package wine;

public class Label {
    private int year;

    public String kind(int now) {
        return now - year > 3 ? "reserve" : "young";
    }
}
