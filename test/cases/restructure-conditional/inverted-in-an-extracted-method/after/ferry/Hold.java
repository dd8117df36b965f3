package ferry;

class Hold {
    void stow(Crate crate, Row row) {
        row.clear();
        lower(crate, row);
    }

    void lower(Crate next, Row row) {
        if (!next.isSealed()) {
            return;
        }
        row.put(next);
        weigh(next);
    }
}
