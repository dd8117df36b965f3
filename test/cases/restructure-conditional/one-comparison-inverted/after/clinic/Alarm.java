package clinic;

class Alarm {
    void arm(Clock clock) {
        load();
        if (clock.isSet() && timer == null) {
            start();
        }
    }

    void sound(Tone tone) {
        if (tone != last && tone.isLoud()) {
            skip();
        }
        ring();
    }

    boolean matches(Alarm that) {
        return level == that.level && ward == that.ward && name.equals(that.name);
    }
}
