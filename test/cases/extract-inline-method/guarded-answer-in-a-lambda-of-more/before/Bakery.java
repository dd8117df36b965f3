class Bakery {
    private Oven oven;

    Object pick(List<Loaf> loaves, Note note) {
        oven.open("morning");
        return loaves.stream().filter(loaf -> isSame(loaf.weight(), note.weight())).collect(toList());
    }

    private boolean isSame(Weight one, Weight other) {
        if (one.isKnown() && other.isKnown()) {
            return one.value().equals(other.value());
        }
        return false;
    }
}
