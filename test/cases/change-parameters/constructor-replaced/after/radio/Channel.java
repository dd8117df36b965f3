package radio;

public class Channel {
    private String name;
    private double frequency;

    public Channel(Preset preset, int region) {
        preset.copyTo(this);
        if (region == 2) {
            tuneUp();
        }
    }

    public String name() {
        return name;
    }
}
