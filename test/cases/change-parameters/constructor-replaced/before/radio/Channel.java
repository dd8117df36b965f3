package radio;

public class Channel {
    private String name;
    private double frequency;

    public Channel(String line) {
        String[] parts = line.split(";");
        name = parts[0];
        frequency = Double.parseDouble(parts[1]);
    }

    public String name() {
        return name;
    }
}
