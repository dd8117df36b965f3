class Bakery {
    private Oven oven;

    Object pick(List<Loaf> loaves, Note note) {
        oven.open("morning");
        return loaves.stream().filter(loaf -> loaf.weight().value().equals(note.weight().value())).collect(toList());
    }
}
