package clinic;

class Files {
    String read(String name) {
        try {
            return open(name);
        } catch (MissingException e) {
            log(e);
            return "";
        } catch (LockedException e) {
            log(e);
            return "";
        }
    }
}
