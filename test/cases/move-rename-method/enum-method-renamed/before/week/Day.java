package week;

public enum Day {
    MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

    public Day next() {
        return values()[(ordinal() + 1) % values().length];
    }

    public boolean free() {
        return switch (this) {
            case SATURDAY, SUNDAY -> true;
            default -> false;
        };
    }
}
