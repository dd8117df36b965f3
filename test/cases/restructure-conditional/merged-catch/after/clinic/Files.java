package clinic;

class Files {
    String read(String name) {
        try {
            return open(name);
        } catch (MissingException | LockedException e) {
            log(e);
            return "";
        }
    }
}
