package clinic;

class Folders {
    String read(String name) {
        try {
            return open(name);
        } catch (FolderException e) {
            log(e);
            return "";
        }
    }
}
