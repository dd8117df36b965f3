package clinic;

class Door {
    String enter(Badge badge) {
        if (badge != null) {
            badge.stamp("in");
            return badge.name();
        } else {
            ring("bell");
            return "guest";
        }
    }
}
