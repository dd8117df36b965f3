package post;

class Sorter {
    List<Letter> sort(Office office) {
        return office == null ? letters : new ArrayList<Letter>(office.letters());
    }
}
