package meter;

public class Meter {
    private int ticks;

    public void tick() {
        ticks++;
    }

    public String toJson() {
        StringBuilder json = new StringBuilder("{");
        json.append("\"ticks\":").append(ticks);
        return json.append('}').toString();
    }
}
