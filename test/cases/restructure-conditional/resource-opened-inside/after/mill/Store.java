package mill;

class Store {
    void load(Path path) {
        try (Sack sack = open(path)) {
            fill(sack);
        } catch (IOException e) {
            report(e);
        }
    }

    void copy(Path path, Path to) {
        try (Sack sack = open(path); Sack other = make(to)) {
            pour(sack, other);
        } catch (IOException e) {
            report(e);
        }
    }

    void pack(Path path, Rope rope) {
        try (Sack sack = open(path)) {
            sack.stuff(rope);
            hang(sack);
        } catch (IOException e) {
            report(e);
        }
    }
}
