package clinic;

class Alarm {
    void arm(Clock clock) {
        load();
        if (clock.isSet() && timer != null) {
            start();
        }
    }

    void sound(Tone tone) {
        if (tone == last) {
            skip();
        }
        ring();
    }

    boolean matches(Alarm that) {
        if (level != that.level) {
            return false;
        }
        if (ward != that.ward) {
            return false;
        }
        return name.equals(that.name);
    }
}
