package wine;

public class Label {
    private int year;

    public String kind(int now) {
        if (now - year > 3) {
            return "reserve";
        } else {
            return "young";
        }
    }
}
